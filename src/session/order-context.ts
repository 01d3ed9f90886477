/** The id of the order that this visit is about, for parts of the site that are not the order's journey (SC-19). */
export type OrderContext = ReturnType<typeof createOrderContext>;

export function createOrderContext() {
  let orderId: string | null = null;
  return {
    /** Null while nothing is ordered. */
    orderId: (): string | null => orderId,
    keep: (id: string | null): void => {
      orderId = id;
    },
  };
}
