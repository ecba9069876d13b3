/**
 * Where this browser keeps that the `/` key must not open search, in local storage. Apart from the
 * other names, which hold the brand: every page's script has this one.
 */
export const SEARCH_KEY_NAME = 'search-key';
