/** Until when a phone may be cancelled and sent back, wherever it is said in short. */
export const returnsRight =
  'You can cancel within 14 days of delivery, then have 14 more to send it back. We pay the postage.';
