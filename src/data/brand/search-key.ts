/**
 * Local storage key of the setting that disables the `/` shortcut for search. It has its own
 * module, without the brand that the other keys need, because every page's script contains it.
 */
export const SEARCH_KEY_NAME = 'search-key';
