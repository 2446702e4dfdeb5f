import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './load-chunk.ts';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of what broke. `isLoadFailure`: a part of the program could not be fetched. */
  readonly fallback: (isLoadFailure: boolean) => ReactNode;
}
interface State {
  readonly broken: 'no' | 'in-itself' | 'unfetched';
}

/** Catches errors thrown while rendering, including a chunk that could not be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: 'no' };

  static getDerivedStateFromError(error: unknown): State {
    return { broken: error instanceof ChunkLoadError ? 'unfetched' : 'in-itself' };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken === 'no' ? this.props.children : this.props.fallback(broken === 'unfetched');
  }
}
