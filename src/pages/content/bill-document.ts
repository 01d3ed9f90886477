/** Where a bill is downloaded as a document. */
export const billDocument = (memberId: string, billId: string): string =>
  `/broadband/v1/members/${memberId}/bills/${billId}/document`;
