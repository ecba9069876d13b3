/** Writes the rules of `src/plugins/hosting` as an nginx configuration. */
import {redirects} from '../../src/data/routes/routes';
import {
  defaultHeaders,
  headersOf,
  immutableFolders,
  mediaTypes,
  mediaTypesByPath,
  NOT_FOUND,
  PAGE_SUFFIXES,
  UNKNOWN_TYPE,
  type Headers,
} from '../../src/plugins/hosting/rules';

const lines = (texts: readonly string[]) => texts.join('\n');

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

const block = (head: string, ...content: string[]) => `${head} {\n${indented(lines(content))}\n}`;

const addHeaders = (headers: Headers) =>
  lines(Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`));

/** Repeats the server's headers, because a location that adds a header inherits none. */
const lastingFolder = (folder: string, files: string) =>
  block(
    `location ^~ ${folder}`,
    `root ${files};`,
    'try_files $uri =404;',
    addHeaders(headersOf(folder)),
  );

/**
 * Returns the rules of a `server` block for responses, without names, ports or certificates.
 *
 * @param folder absolute path of the folder with the releases; see README.md
 */
export function rulesOf(folder: string): string {
  return `${[
    '# Written by npm run release, which overwrites changes.',
    lines([
      `root ${folder}/current;`,
      'server_tokens off;',
      'absolute_redirect off;',
      'gzip_static on;',
      'brotli_static on;',
      'gzip_vary on;',
      '# Proxies and content networks add Via, and nginx as a proxy asks in HTTP/1.0.',
      'gzip_proxied any;',
      'gzip_http_version 1.0;',
    ]),
    addHeaders(defaultHeaders),
    block('types', ...Object.entries(mediaTypes).map(([ending, type]) => `"${type}" ${ending};`)),
    `default_type ${UNKNOWN_TYPE};`,
    block('if ($request_method !~ "^(GET|HEAD)$")', 'return 405;'),
    '# Compressed forms have no address of their own.',
    block(String.raw`if ($uri ~ "\.(br|gz)$")`, 'return 404;'),
    '# One address for each page. nginx has decoded the path and taken out empty parts.',
    lines([
      ...redirects.map(({from, to}) => `rewrite ^${from}${PAGE_SUFFIXES}*$ ${to} permanent;`),
      `rewrite ^(?!/$)${PAGE_SUFFIXES}+$ / permanent;`,
      `rewrite ^(.+?)${PAGE_SUFFIXES}+$ $1 permanent;`,
    ]),
    block('if ($request_uri ~ "^[^?]*//")', 'rewrite ^(.*)$ $1 permanent;'),
    block('location /', 'try_files $uri $uri.html =404;'),
    block('location = /', 'try_files /index.html =404;'),
    block(`location = ${NOT_FOUND}`, 'return 404;'),
    ...Object.entries(mediaTypesByPath).map(([path, type]) =>
      block(`location = ${path}`, 'types {}', `default_type "${type}";`, 'try_files $uri =404;'),
    ),
    ...Object.keys(immutableFolders).map((path) => lastingFolder(path, `${folder}/lasting`)),
    lines(['error_page 404 @missing;', 'error_page 405 @method;']),
    block('location @missing', 'try_files /404.html =404;'),
    block(
      'location @method',
      addHeaders({...defaultHeaders, Allow: 'GET, HEAD'}),
      `default_type "${mediaTypes.txt}";`,
      'return 405 "Method Not Allowed";',
    ),
  ].join('\n\n')}\n`;
}

/** Path of the module in Debian's package libnginx-mod-http-brotli-static. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Temporary folders of nginx, relative to its prefix. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Returns a complete configuration for an nginx that isn't root, as in the container and the tests.
 */
export function wholeConfiguration(port: number): string {
  return `${[
    lines([`load_module ${BROTLI};`, 'daemon off;', 'pid nginx.pid;', 'error_log stderr;']),
    block('events', 'worker_connections 1024;'),
    block(
      'http',
      'access_log off;',
      'sendfile on;',
      'tcp_nopush on;',
      ...TEMPORARY.map((what) => `${what}_temp_path temporary-${what};`),
      block('server', `listen ${port};`, 'include rules.conf;'),
    ),
  ].join('\n\n')}\n`;
}
