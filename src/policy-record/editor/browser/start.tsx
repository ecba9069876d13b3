import {createRoot, type Root} from 'react-dom/client';
import {Editor} from './Editor';
import './editor.css';

/*
 * A client module of `npm start`. The editor has its own React root, so that a hot update of the
 * page cannot remove what someone is typing.
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
