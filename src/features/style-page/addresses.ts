export const STYLE_PATH = '/style';
