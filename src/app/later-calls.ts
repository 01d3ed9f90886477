import { createAppointments } from '../gateway-client/appointments.ts';
import { createContracts } from '../gateway-client/contracts.ts';
import { createInstallations } from '../gateway-client/installations.ts';
import { createOrders } from '../gateway-client/orders.ts';
import { createPlans } from '../gateway-client/plans.ts';
import { createProducts } from '../gateway-client/products.ts';
import type { Calls } from './calls.ts';

/** The calls of the order's later steps, by resource, beside those of the first page. */
export function createLaterCalls(calls: Calls) {
  const { gateway, queries } = calls;
  return {
    ...calls,
    appointments: createAppointments(gateway, queries),
    contracts: createContracts(gateway),
    installations: createInstallations(gateway),
    orders: createOrders(gateway),
    plans: createPlans(gateway),
    products: createProducts(gateway, queries),
  };
}
