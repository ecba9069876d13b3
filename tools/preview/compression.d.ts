/** What we use of it; the package brings no types. */
declare module 'compression' {
  import type {Handler} from '../../src/local-services/http';

  /** Compresses texts on the way, with brotli where the browser takes it. */
  export default function compression(): Handler;
}
