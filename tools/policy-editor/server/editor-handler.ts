import type {Handler} from '../../../src/plugins/local-services/http';
import {localRoutes} from '../../../src/plugins/local-services/http';
import {pageRoutes} from './page-routes';
import {scriptRoutes} from './script-routes';
import type {EditorSettings} from './settings';

/**
 * The editor as a handler of requests, for callers on this machine alone: another `Host` than a
 * loopback name and another `Origin` are refused.
 */
export function editorHandler(settings: EditorSettings): Handler {
  return localRoutes(/^\//, [...pageRoutes(settings), ...scriptRoutes(settings)]);
}
