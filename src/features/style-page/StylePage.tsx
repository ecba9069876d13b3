import Layout from '@theme/Layout';
import type {ComponentType, ReactNode} from 'react';
import {ActionSheet} from '@site/src/components/action/action.sheet';
import {CardSheet} from '@site/src/components/card/card.sheet';
import {DrawingsSheet} from '@site/src/components/drawing/drawing.sheet';
import {FieldSheet, FormSheet} from '@site/src/components/form/form.sheet';
import {HeroSheet} from '@site/src/components/hero/hero.sheet';
import {PictureSheet} from '@site/src/components/picture/picture.sheet';
import {MessageSheet, ProseSheet, RecordSheet} from '@site/src/components/prose/prose.sheet';
import {RegisterSheet, TestimonialSheet} from '@site/src/components/register/register.sheet';
import {SectionSheet} from '@site/src/components/section/section.sheet';
import {StepSheet} from '@site/src/components/steps/steps.sheet';
import {CompanySheet, TitleBlockSheet} from '@site/src/components/titleblock/titleblock.sheet';
import {ColourSheet, SpaceSheet, TypeSheet} from '@site/src/css/tokens.sheet';
import {useAnchor} from '@site/src/components/section/Section';
import type {Token} from '@site/src/css/tokens';

interface SheetProps {
  readonly tokens: readonly Token[];
}

/** The sheets in order: anchor, title and content. */
const sheets: readonly (readonly [
  id: string,
  title: string,
  content: ComponentType<SheetProps>,
])[] = [
  ['colour', 'Colour', ColourSheet],
  ['type', 'Type', TypeSheet],
  ['space', 'Space and lines', SpaceSheet],
  ['companies', 'Companies', CompanySheet],
  ['actions', 'Buttons and links', ActionSheet],
  ['fields', 'Fields', FieldSheet],
  ['forms', 'What a form says', FormSheet],
  ['messages', 'Messages', MessageSheet],
  ['cards', 'Cards', CardSheet],
  ['registers', 'Registers', RegisterSheet],
  ['voices', 'People and voices', TestimonialSheet],
  ['title-blocks', 'Title blocks', TitleBlockSheet],
  ['heroes', 'Heroes', HeroSheet],
  ['pictures', 'Pictures', PictureSheet],
  ['drawings', 'Drawings', DrawingsSheet],
  ['steps', 'Steps, tabs and programme', StepSheet],
  ['sections', 'Sections', SectionSheet],
  ['prose', 'Prose', ProseSheet],
  ['records', 'Tables and records', RecordSheet],
];

function Contents(): ReactNode {
  return (
    <nav className="style-page__contents" aria-label="Sheets">
      <ol>
        {sheets.map(([id, title]) => (
          <li key={id}>
            <a className="target" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface SheetFrameProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Sheet({id, title, children}: SheetFrameProps): ReactNode {
  useAnchor(id);
  return (
    <section className="style-page__sheet" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="wrap" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Shows every token and every component, using the components themselves. */
export default function StylePage({tokens}: SheetProps): ReactNode {
  return (
    <Layout noIndex title="Style page" description="Tokens and parts, for maintainers.">
      <div className="wrap section stack stack--full">
        <h1>Style page</h1>
        <p className="lead">Every token and every part of the site.</p>
        <Contents />
      </div>
      {sheets.map(([id, title, Content]) => (
        <Sheet key={id} id={id} title={title}>
          <Content tokens={tokens} />
        </Sheet>
      ))}
    </Layout>
  );
}
