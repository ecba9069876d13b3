/** The site's script, the same on every page: see contributing/scripts.md. */
import {startSite} from './site';

startSite();
