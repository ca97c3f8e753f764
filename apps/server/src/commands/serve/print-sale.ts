import type { AppContext } from '../../services/context.ts'
import { checkSale } from '../catalogue/check-sale.ts'

/** Prints what each site of a production server sells, and what it can't (SELL-04). */
export async function printSale(context: AppContext): Promise<void> {
  for (const { part, text } of await checkSale(context)) console.log(`  ${part}: ${text}.`)
}
