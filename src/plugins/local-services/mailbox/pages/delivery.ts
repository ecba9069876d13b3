import type {Card} from '../store';

/** Whether a message has left this machine, in words. */
export function deliveryText({delivery}: Card): string {
  switch (delivery.state) {
    case 'kept':
      return 'Kept here';
    case 'delivered':
      return 'Kept here and delivered';
    case 'failed':
      return `Kept here; delivery failed: ${delivery.reason}`;
  }
}
