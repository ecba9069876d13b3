import {createRoot, type Root} from 'react-dom/client';
import {Editor} from './Editor';
import './editor.css';

/*
 * A client module of `npm start`. The editor has a root of its own beside the page's: whatever the
 * hot update does to the page, what someone is typing stays.
 */

let root: Root | undefined;

function mount(): Root {
  const place = document.createElement('div');
  document.body.append(place);
  return createRoot(place);
}

export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  root ??= mount();
  root.render(<Editor path={location.pathname} />);
}
