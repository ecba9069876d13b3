/** In place of the library's own function of this name: there is no storage. */
export const createWebStorage = (): undefined => undefined;
