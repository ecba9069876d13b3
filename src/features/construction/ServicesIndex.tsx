import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {constructionPages, constructionServices} from '@site/src/data/services/services';

/** Every construction service with a way to its page. */
export function ServicesIndex(): ReactNode {
  return (
    <Section>
      <Columns left={<h2>All six, each with a page of its own</h2>}>
        <Register>
          {constructionServices.map((slug) => {
            const {title, description, href} = constructionPages[slug];
            return (
              <Entry key={slug} name={<Link to={href}>{title}</Link>}>
                {description}
              </Entry>
            );
          })}
        </Register>
      </Columns>
    </Section>
  );
}
