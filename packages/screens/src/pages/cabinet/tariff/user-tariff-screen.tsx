import { buildPath } from '@proverka/domain/navigation'
import { CabinetPage } from '../layout/cabinet-page.tsx'
import { TariffCompare } from './tariff-compare.tsx'

/** «Тарифы» in the user area: the tariff that is in force, and what each would cost this person. */
export function UserTariffScreen() {
  return (
    <CabinetPage title="Тарифы" signInTitle="Войдите, чтобы увидеть свой тариф">
      <TariffCompare path={buildPath('user-tariff')} />
    </CabinetPage>
  )
}
