/** Where the receipt of a top-up is downloaded as a document. */
export const topUpReceipt = (topUpId: string): string => `/credit/v1/top-ups/${topUpId}/receipt`;
