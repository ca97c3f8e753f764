import { buildPath } from '@proverka/domain/site'
import { Footer } from '@proverka/ui/primitives'
import type { NavItem } from '@proverka/ui/primitives'
import { useAtomValue, useSetAtom } from 'jotai'
import { useAppFacts } from '../app/brand-context.ts'
import { openDialog } from '../app/dialogs.ts'
import { siteFactsAtom } from '../app/site-facts.ts'
import { cookieConsentAtom } from './cookie-consent.ts'

/** The foot of every page; the operator is that of the host as soon as the server has named it. */
export function SiteFooter() {
  const { brand, served } = useAppFacts()
  const facts = useAtomValue(siteFactsAtom)
  const setConsent = useSetAtom(cookieConsentAtom)
  const operator = facts?.operator ?? brand.operator
  const support = facts?.support ?? brand.support
  const legal: NavItem[] = [
    {
      label: 'Публичная оферта',
      href: `${buildPath('privacy')}#offer`,
      onClick: (event) => {
        event.preventDefault()
        openDialog({ kind: 'legal', document: 'offer' })
      },
    },
    { label: 'Политика обработки персональных данных', href: buildPath('privacy') },
    { label: 'Настройки cookie', onClick: () => setConsent(null) },
    { label: 'API', href: '/api-docs/' },
  ]
  return (
    <Footer
      logo={{ shape: brand.logoShape, name: brand.name, note: brand.tagline }}
      about={brand.about}
      sections={brand.footer
        .map(({ title, links }) => ({
          title,
          items: links
            .filter(({ route }) => served.has(route))
            .map(({ label, route }) => ({ label, href: buildPath(route) })),
        }))
        .filter(({ items }) => items.length > 0)}
      support={{
        title: `Поддержка, ${support.hours}`,
        email: support.email,
        note: 'Не работает оплата или отчет опаздывает — пишите, номер заказа ставить не нужно.',
      }}
      operator={`${operator.name} · ИНН ${operator.inn} · ОГРН ${operator.ogrn} · ${operator.address}. Номер в реестре операторов персональных данных: ${operator.registryNumber}.`}
      disclaimer="Сервис не является официальным сайтом Росреестра и других ведомств."
      legal={legal}
    />
  )
}
