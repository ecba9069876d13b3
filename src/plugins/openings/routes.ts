import type {PluginContentLoadedActions} from '@docusaurus/types';
import {APPLY_PATH, CAREERS_PATH, openingPath} from './addresses';
import type {OpeningsAtBuild} from './at-build';
import {jobPosting} from './job-posting';
import {similarOpenings} from './similar';

/** Both addresses show the same page (specification, section 2 "Route table"). */
const CAREERS_PATHS = [CAREERS_PATH, '/recruitment'];

export interface RouteOptions {
  /** Whether an application that is sent from the site reaches somebody. */
  readonly delivers: boolean;
}

/**
 * The pages of the openings. Careers page and application form get the open ones (`Opening[]`);
 * each opening has its page, and once it has closed a notice in its place.
 */
export async function addOpeningRoutes(
  {addRoute, createData}: PluginContentLoadedActions,
  {open, closed}: OpeningsAtBuild,
  options: RouteOptions,
): Promise<void> {
  const listed = open.map(({opening}) => opening);
  const openings = await createData('openings.json', JSON.stringify(listed));

  for (const path of CAREERS_PATHS) {
    const component = '@site/src/features/careers/CareersPage';
    addRoute({path, component, modules: {openings}, exact: true});
  }
  addRoute({
    path: APPLY_PATH,
    component: '@site/src/features/application/ApplicationPage',
    modules: {openings},
    exact: true,
  });
  for (const document of open) {
    const {file, opening} = document;
    const similar = similarOpenings(opening, listed);
    addRoute({
      path: openingPath(opening.slug),
      component: '@site/src/features/opening/OpeningPage',
      props: {opening, similar, jobPosting: jobPosting(document, options)},
      modules: {content: `@site/${file}`},
      exact: true,
    });
  }
  for (const {opening} of closed) {
    addRoute({
      path: openingPath(opening.slug),
      component: '@site/src/features/opening/ClosedOpeningPage',
      props: {opening, similar: similarOpenings(opening, listed)},
      exact: true,
    });
  }
}
