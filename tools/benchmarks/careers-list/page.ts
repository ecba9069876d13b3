import {HelmetProvider} from 'react-helmet-async';
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {BrowserRouter} from 'react-router-dom';
import {CurrentOpenings} from '../../../src/features/careers/CurrentOpenings';
import {inventedOpenings} from './openings';

/** Docusaurus fetches what a link in view leads to; the benchmark has nothing to fetch. */
Object.assign(window, {docusaurus: {prefetch: () => undefined, preload: () => undefined}});

const count = Number(new URLSearchParams(window.location.search).get('count'));
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    createElement(HelmetProvider, {
      children: createElement(
        BrowserRouter,
        null,
        createElement(CurrentOpenings, {openings: inventedOpenings(count)}),
      ),
    }),
  );
}
