import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of what broke. */
  readonly fallback: ReactNode;
}

/** Catches what breaks while rendering, a part of the program that could not be fetched included. */
export class BrokenBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
