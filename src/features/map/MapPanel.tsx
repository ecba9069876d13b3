import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {KeyForm} from './KeyForm';
import {MapNotes} from './MapNotes';
import {MapView} from './MapView';
import {mapStatus} from './texts';
import {useMapPanel} from './useMapPanel';

interface Props {
  /** The drawing that stands where the map will be. The map takes its place and its size. */
  readonly plan: ReactNode;
}

/**
 * The map of the contact page: a drawing and a question, then the map in the same frame
 * (specification, sections 2, 4 and 8; decisions, "Map"). Address and directions stand above it,
 * on the page, whatever happens here.
 */
export function MapPanel({plan}: Props): ReactNode {
  const [control, {panel, canvas, view, input, button}] = useMapPanel();
  const isLoaded = control.state.phase === 'shown';
  // The drawing says where the door is, which the map does not: one can turn back to it.
  const [isPlanOnTop, setPlanOnTop] = useState(false);
  return (
    <div
      className={clsx(
        'map-panel',
        isLoaded && 'map-panel--loaded',
        isLoaded && !isPlanOnTop && 'map-panel--map',
      )}
      ref={panel}
    >
      <div className="map-panel__stack">
        <div className="map-panel__plan">{plan}</div>
        <MapView control={control} view={view} canvas={canvas} />
      </div>
      <div className="map-panel__stack">
        <KeyForm control={control} input={input} button={button} />
        <MapNotes
          control={control}
          isPlanOnTop={isPlanOnTop}
          onTurn={() => setPlanOnTop(!isPlanOnTop)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {mapStatus(control.state)}
      </p>
    </div>
  );
}
