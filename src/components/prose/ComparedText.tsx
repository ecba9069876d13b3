import {Fragment, type ReactNode} from 'react';
import {Definition, Definitions} from '@site/src/components/prose/prose';
import {grouped, partsOf, textOf, type Run} from '@site/src/policy-record/shared/blocks';
import type {
  ComparedBlock,
  ComparedSection,
  ComparedUnit,
  Detail,
  Piece,
} from '@site/src/policy-record/shared/pages';

/** Words for screen readers, which do not announce `<ins>` and `<del>`. */
function Hidden({children}: {readonly children: ReactNode}): ReactNode {
  return <span className="visually-hidden">{children}</span>;
}

/** Marks a passage without the spaces at its ends: a struck space would look like a dash. */
function Marked({change, text}: {readonly change: 'added' | 'removed'; readonly text: string}) {
  const Mark = change === 'added' ? 'ins' : 'del';
  const words = text.trim();
  if (words === '') return <Mark>{text}</Mark>;
  const [lead, end] = text.split(words);
  return (
    <>
      {lead}
      <Mark>
        <Hidden> {change}: </Hidden>
        {words}
        <Hidden> (end of {change} text)</Hidden>
      </Mark>
      {end}
    </>
  );
}

/**
 * Text with marked additions and removals. Inserts a space between a removed and an added passage.
 */
export function Pieces({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({change, text}, index) => {
    if (change === 'same') return <Fragment key={index}>{text}</Fragment>;
    const touches = (pieces[index - 1]?.change ?? 'same') !== 'same';
    return (
      <Fragment key={index}>
        {touches && !text.startsWith(' ') && ' '}
        <Marked change={change} text={text} />
      </Fragment>
    );
  });
}

function Words({run: {text, strong, emphasis}}: {readonly run: Run}): ReactNode {
  const words = emphasis ? <em>{text}</em> : text;
  return strong ? <strong>{words}</strong> : words;
}

/** Unchanged text with its formatting; a partly bold link is rendered as one link. */
function Runs({runs}: {readonly runs: readonly Run[]}): ReactNode {
  return grouped(runs, (last, next) => last.href === next.href).map((group, index) => {
    const words = group.map((run, place) => <Words key={place} run={run} />);
    const {href} = group[0];
    return href === undefined ? (
      <Fragment key={index}>{words}</Fragment>
    ) : (
      <a key={index} href={href}>
        {words}
      </a>
    );
  });
}

/** Renders a block's parts, as in the document or with marked changes. */
function partsShown({change, block, wording}: ComparedBlock): ReactNode[] {
  return change === 'unchanged'
    ? partsOf(block).map((runs, index) => <Runs key={index} runs={runs} />)
    : wording.map((pieces, index) => <Pieces key={index} pieces={pieces} />);
}

/** The number in the margin, which links to itself; a removed block shows its old number. */
function BlockNumber({block, change}: ComparedBlock): ReactNode {
  const number = 'number' in block ? block.number : '';
  const isRemoved = change === 'removed';
  if (number === '') return null;
  return (
    <>
      {block.kind === 'item' || isRemoved ? (
        <span className="comparison__number">
          {isRemoved && 'was '}
          {`${number} `}
        </span>
      ) : (
        <a className="comparison__number" href={`#${number}`}>
          {`${number} `}
        </a>
      )}
    </>
  );
}

/** Number and text of a block with one part. */
function Line({compared}: {readonly compared: ComparedBlock}): ReactNode {
  return (
    <>
      <BlockNumber {...compared} />
      {partsShown(compared)}
    </>
  );
}

interface RowProps {
  readonly compared: ComparedBlock;
  /** Column headings, which each value repeats on phones. */
  readonly labels: readonly (string | undefined)[];
}

function Row({compared, labels}: RowProps): ReactNode {
  const isHead = compared.block.kind === 'row' && compared.block.header;
  return (
    <tr>
      {partsShown(compared).map((part, index) =>
        isHead ? (
          <th key={index} scope="col">
            {part}
          </th>
        ) : (
          <td key={index} data-label={index > 0 ? labels[index] : undefined}>
            {part}
          </td>
        ),
      )}
    </tr>
  );
}

function Table({unit}: {readonly unit: ComparedUnit}): ReactNode {
  const heads = unit.filter(({block}) => block.kind === 'row' && block.header);
  const labels = heads.flatMap(({block}) =>
    partsOf(block).map((runs) => textOf(runs) || undefined),
  );
  const rowsOf = (some: readonly ComparedBlock[]) =>
    some.map((compared, index) => <Row key={index} compared={compared} labels={labels} />);
  return (
    <div className="table-frame">
      <table className="table table--stack">
        {heads.length > 0 && <thead>{rowsOf(heads)}</thead>}
        <tbody>{rowsOf(unit.filter((compared) => !heads.includes(compared)))}</tbody>
      </table>
    </div>
  );
}

function List({unit, ordered}: {readonly unit: ComparedUnit; readonly ordered: boolean}) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element className="comparison__list">
      {unit.map((compared, index) => {
        const isInner = compared.block.kind === 'item' && compared.block.depth > 0;
        return (
          <li key={index} className={isInner ? 'comparison__inner' : undefined}>
            <Line compared={compared} />
          </li>
        );
      })}
    </Element>
  );
}

function Terms({unit}: {readonly unit: ComparedUnit}): ReactNode {
  return (
    <Definitions>
      {unit.map((compared, index) => {
        const [term, meaning] = partsShown(compared);
        return (
          <Definition key={index} term={term}>
            {meaning}
          </Definition>
        );
      })}
    </Definitions>
  );
}

interface UnitProps {
  readonly unit: ComparedUnit;
  readonly isExcerpt: boolean;
}

function Unit({unit, isExcerpt}: UnitProps): ReactNode {
  const [compared] = unit;
  const {block, change} = compared;
  // Removed blocks have no anchor, because their number may belong to another block now.
  const address = (id: string) => (isExcerpt || change === 'removed' ? undefined : id);
  switch (block.kind) {
    case 'item':
      return <List unit={unit} ordered={block.ordered} />;
    case 'row':
      return <Table unit={unit} />;
    case 'definition':
      return <Terms unit={unit} />;
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={address(block.id)}>
          <Line compared={compared} />
        </Heading>
      );
    }
    case 'note':
      return (
        <div className="note">
          <p>
            <Line compared={compared} />
          </p>
        </div>
      );
    default:
      return (
        <p
          className="comparison__clause"
          id={block.kind === 'clause' ? address(block.number) : undefined}
        >
          <Line compared={compared} />
        </p>
      );
  }
}

interface SectionProps {
  readonly section: ComparedSection;
  /** Shown under the heading. */
  readonly children?: ReactNode;
  /** Omits the anchors, for an excerpt on a page that already has them. */
  readonly isExcerpt?: boolean;
}

/** A section with its changes. Unchanged parts are in disclosures, which print as one line. */
export function Section({section, children, isExcerpt = false}: SectionProps): ReactNode {
  const {change, number, heading, stretches} = section;
  return (
    <section
      className={`comparison__section comparison__section--${change}`}
      id={isExcerpt || change === 'removed' || number === '' ? undefined : number}
    >
      {heading && <Unit unit={[heading]} isExcerpt={isExcerpt} />}
      {children}
      {stretches.map(({units, collapsed}, index) => {
        const blocks = units.map((unit, place) => (
          <Unit key={place} unit={unit} isExcerpt={isExcerpt} />
        ));
        return collapsed === undefined ? (
          <Fragment key={index}>{blocks}</Fragment>
        ) : (
          <details key={index} className="comparison__collapsed">
            <summary>Unchanged: {collapsed}</summary>
            {blocks}
          </details>
        );
      })}
    </section>
  );
}

/** The title block's fields, with their changes. */
export function Details({details}: {readonly details: readonly Detail[]}): ReactNode {
  return (
    <Definitions>
      {details.map(({label, pieces}) => (
        <Definition key={label} term={label}>
          <Pieces pieces={pieces} />
        </Definition>
      ))}
    </Definitions>
  );
}
