/** Where a document of a contract is downloaded, as the specification writes it: no v1 in this path (CO-01). */
export const contractDocument = (docId: string): string =>
  `/broadband/api/contracts/download-contract?${new URLSearchParams({ docId }).toString()}`;

/** Where anybody reads the contract summary of a product, before there is a contract. */
export const productSummary = (productId: string): string => `/broadband/v1/contract-summaries/${productId}`;
