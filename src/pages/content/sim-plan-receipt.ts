/** Where the receipt of a SIM plan that was paid by card is downloaded as a document. */
export const simPlanReceipt = (purchaseId: string): string => `/sim/v1/my-plan/purchases/${purchaseId}/receipt`;
