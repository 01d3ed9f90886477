/** Where the receipt of a phone order is downloaded as a document. */
export const shopReceipt = (shopOrderId: string): string => `/shop/v1/orders/${shopOrderId}/receipt`;
