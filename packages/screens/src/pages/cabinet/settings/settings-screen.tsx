import { SideNav } from '@proverka/ui/frame'
import { CabinetPage } from '../layout/cabinet-page.tsx'
import * as cabinet from '../layout/cabinet.css.ts'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { useCurrentSection } from '../../../runtime/page/use-current-section.ts'
import { AccessPanel } from './access-panel.tsx'
import { ApiPanel } from './api-panel.tsx'
import { ConsentsPanel } from './consents-panel.tsx'
import { useAccount } from './data.ts'
import { DataPanel } from './data-panel.tsx'
import { NoticesPanel } from './notices-panel.tsx'
import { PersonPanel } from './person-panel.tsx'
import * as css from './settings.css.ts'

const PLACES = [
  { href: '#you', label: 'Вы' },
  { href: '#access', label: 'Вход' },
  { href: '#notices', label: 'Уведомления' },
  { href: '#consents', label: 'Согласия' },
  { href: '#reports', label: 'Отчеты и API' },
  { href: '#data', label: 'Выгрузка, удаление' },
]

/** Rendered with the sections: the link of the one on screen is marked. */
function Places() {
  const current = useCurrentSection(PLACES.map(({ href }) => href.slice(1)))
  return (
    <SideNav
      label="Разделы настроек"
      items={PLACES.map((place) => ({ ...place, current: place.href === `#${current}` }))}
    />
  )
}

/** «Настройки»: the person is a record, too; each value has its source, its time and a button. */
export function SettingsScreen() {
  const account = useAccount()
  return (
    <CabinetPage
      title="Настройки"
      signInTitle="Войдите, чтобы открыть настройки"
      note={
        <p className={css.lead}>
          Вы здесь тоже запись: у каждого сведения о вас есть источник и время. Лишнего не храним.
        </p>
      }
    >
      <Loaded title="Настройки не пришли" query={account} lines={12}>
        {(person) => (
          <div className={css.page}>
            <div className={css.places}>
              <Places />
            </div>
            <div className={cabinet.stack}>
              <PersonPanel account={person} />
              <AccessPanel account={person} />
              <NoticesPanel account={person} />
              <ConsentsPanel />
              <ApiPanel account={person} />
              <DataPanel />
            </div>
          </div>
        )}
      </Loaded>
    </CabinetPage>
  )
}
