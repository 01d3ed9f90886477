import { Component, type ReactNode } from 'react';

type Props = {
  /** Where the customer is: elsewhere, what it holds may be whole. */
  at: string;
  fallback: (error: unknown) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
};
type State = { at: string; broken: { error: unknown } | null };

/** Draws something else in place of what could not be drawn. The roots log the error (main.tsx). */
export class Boundary extends Component<Props, State> {
  override state: State = { at: this.props.at, broken: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, broken: null };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? this.props.fallback(broken.error) : this.props.children;
  }
}
