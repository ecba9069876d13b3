import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useState, type ReactNode} from 'react';

/** The id of the section whose heading was last scrolled past. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    function update(): void {
      frame = 0;
      const line = window.innerHeight / 3;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    }
    // Not an IntersectionObserver: a jump from end to start crosses no edge and would go unseen.
    function onScroll(): void {
      frame ||= requestAnimationFrame(update);
    }
    update();
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}

interface Props {
  /** Numbers of the sections changed in this version; each gets a triangle. */
  readonly changed?: readonly number[];
  readonly version?: string;
}

/** Contents of the document: a sticky list beside the text, on phones a disclosure above it. */
export function SectionsList({changed = [], version}: Props): ReactNode {
  const sections = useDoc().toc.filter(({level}) => level === 2);
  const current = useCurrentSection(sections.map(({id}) => id));
  const list = (
    <ol>
      {sections.map(({id, value}, index) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            <span className="reference">{index + 1}</span>
            {/* The compiler hands headings over as HTML. */}
            <span dangerouslySetInnerHTML={{__html: value}} />
            {changed.includes(index + 1) && (
              <span className="delta">
                <span className="visually-hidden">changed in version {version}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="sections__nav" aria-label="Sections">
      <details>
        <summary>{sections.length} sections</summary>
        {list}
      </details>
      <div className="sections__list--wide">{list}</div>
    </nav>
  );
}
