/** Types for the parts that we use; the package has none. */
declare module 'compression' {
  import type {Handler} from '../../src/local-services/http';

  /** Compresses text responses, with brotli if the browser accepts it. */
  export default function compression(): Handler;
}
