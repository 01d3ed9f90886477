/** Where a document of a contract is downloaded, as the specification writes it: no v1 in this path (CO-01). */
export const contractDocument = (docId: string): string =>
  `/broadband/api/contracts/download-contract?${new URLSearchParams({ docId }).toString()}`;
