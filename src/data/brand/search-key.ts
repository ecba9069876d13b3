/**
 * Local storage key of the setting that disables the `/` shortcut for search. It is separate from
 * the other names because every page's script contains it, and the others import the brand.
 */
export const SEARCH_KEY_NAME = 'search-key';
