import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {splitDocument} from './src/reading/front-matter';

/**
 * Returns the documents of a folder, sorted by `sidebar_position` where the front matter has one,
 * otherwise by reference.
 */
function family(folder: string): string[] {
  const order = (file: string): string => {
    const source = readFileSync(path.join(__dirname, 'docs', folder, file), 'utf8');
    const {sidebar_position: position, reference} = splitDocument(source).frontMatter;
    return `${typeof position === 'number' ? String(position).padStart(3, '0') : ''} ${String(reference)}`;
  };
  return readdirSync(path.join(__dirname, 'docs', folder))
    .map((file) => ({id: `${folder}/${path.basename(file, '.mdx')}`, order: order(file)}))
    .sort((one, other) => one.order.localeCompare(other.order))
    .map(({id}) => id);
}

/** A course of Recruitment, beside the services of Facilities. */
const TRAINING = 'services/security-training';

const sidebars: SidebarsConfig = {
  policies: family('policies'),
  services: family('services').filter((id) => id !== TRAINING),
  training: [TRAINING],
  construction: family('construction'),
  projects: family('projects'),
  reports: family('reports'),
  // In the order in which a reader needs them. The file of a withdrawn one may be deleted.
  notices: ['privacy', 'privacy/candidates', 'terms', 'accessibility', 'legal'].filter((id) =>
    existsSync(path.join(__dirname, `docs/${id}.mdx`)),
  ),
};

export default sidebars;
