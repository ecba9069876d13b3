import {Link} from '@site/src/components/action/Link';
import {Children, type ComponentProps, type ReactNode} from 'react';
import {ProseTable} from '@site/src/components/prose/ProseTable';
import {useAnchor} from '@site/src/components/section/useAnchor';
import {unbroken} from '../clock/wall-clock';

/** The link check knows pages, and neither e-mail addresses nor telephone numbers. */
function AdvertLink({href = '', children, ...rest}: ComponentProps<'a'>): ReactNode {
  return /^(mailto|tel):/.test(href) ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
}

function AdvertHeading({id, children}: ComponentProps<'h2'>): ReactNode {
  useAnchor(id);
  return <h2 id={id}>{children}</h2>;
}

/** Times of day that do not break before AM or PM at the end of a line. */
function unbrokenTimes(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? unbroken(child) : child));
}

function Paragraph({children}: ComponentProps<'p'>): ReactNode {
  return <p>{unbrokenTimes(children)}</p>;
}

function ListItem({children}: ComponentProps<'li'>): ReactNode {
  return <li>{unbrokenTimes(children)}</li>;
}

/** How the Markdown of an advert is set. Adverts use no components of their own. */
export const advertComponents = {
  a: AdvertLink,
  h2: AdvertHeading,
  li: ListItem,
  p: Paragraph,
  table: ProseTable,
};
