import {Component, type ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';

interface Props {
  readonly children: ReactNode;
}

/** Replaces an island that fails with what to do instead and how to reach us. */
export class Boundary extends Component<Props, {readonly failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <div className="wrap section stack">
        <h2>This part of the page has stopped working</h2>
        <p>
          The fault is ours. Try again, or call{' '}
          <a href={brand.phone.main.href}>{brand.phone.main.display}</a>.
        </p>
        <button className="button" type="button" onClick={() => this.setState({failed: false})}>
          Try again
        </button>
      </div>
    ) : (
      this.props.children
    );
  }
}
