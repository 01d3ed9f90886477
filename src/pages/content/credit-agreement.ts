/** Where the pre-contract credit information and the agreement about a phone are downloaded as one document. */
export const creditAgreement = (shopOrderId: string, pieceId: string): string =>
  `/shop/v1/orders/${shopOrderId}/credit/${pieceId}/agreement`;
