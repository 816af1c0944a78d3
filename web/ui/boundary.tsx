import { Component } from 'react';
import type { ReactNode } from 'react';

type Props = {
  /** What stands here instead when something inside has thrown. */
  fallback: (retry: () => void) => ReactNode;
  /** Before it is tried again: by hand, when the browser comes back online, or elsewhere. */
  onRetry?: () => void;
  /** Where it was; what failed there need not fail elsewhere. */
  place?: string;
  children: ReactNode;
};

/** Keeps a failure to the part of the page where it happened. React offers this to classes only. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly retry = () => {
    if (!this.state.failed) return;
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentDidUpdate({ place }: Props) {
    if (place !== this.props.place) this.retry();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
