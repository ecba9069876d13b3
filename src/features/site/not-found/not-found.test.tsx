import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {specification} from '@site/e2e/specification';
import {NotFoundPage} from './NotFoundPage';

vi.mock('@docusaurus/Head', () => ({default: () => null}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/nope'})}));
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: () => undefined, collectLink: () => undefined}),
}));
vi.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({d: '', fineness: 1, x: 0, y: 0, width: 0}),
}));
vi.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));

it('shows the specification’s text and links', () => {
  const html = renderToStaticMarkup(<NotFoundPage />);
  const {heading, text, links} = specification.notFound;
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain(`<p>${text}</p>`);
  for (const [name, href] of links) {
    expect(html).toContain(`href="${href}">${name}</a>`);
  }
});
