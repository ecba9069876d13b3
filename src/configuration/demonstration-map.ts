/** Path at which `npm start` and `npm run preview` act as a map provider. */
export const DEMONSTRATION_PATH = '/maps-demo';

/** The key that this provider accepts. */
export const DEMONSTRATION_KEY = 'demo';

/** This provider's template for `MAP_STYLE_URL`. */
export const DEMONSTRATION_STYLE_URL = `${DEMONSTRATION_PATH}/styles/{style}.json?key={key}`;
