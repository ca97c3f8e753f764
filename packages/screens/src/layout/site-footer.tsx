import { buildPath, footerMenu, servedEntries, SITES } from '@proverka/domain/site'
import type { BrandKey, MenuEntry, Site, SiteKey } from '@proverka/domain/site'
import { Footer } from '@proverka/ui/frame'
import type { NavItem } from '@proverka/ui/frame'
import { useAtomValue, useSetAtom } from 'jotai'
import { useAppFacts } from '../app/brand-context.ts'
import { openDialog } from '../app/dialogs.ts'
import { siteFactsAtom } from '../app/site-facts.ts'
import { visitorAtom } from '../session/state.ts'
import { cookieConsentAtom } from './cookie-consent.ts'

/** The foot of every page; the operator is that of the host as soon as the server has named it. */
export function SiteFooter() {
  const { brand, served } = useAppFacts()
  const facts = useAtomValue(siteFactsAtom)
  const setConsent = useSetAtom(cookieConsentAtom)
  const operator = facts?.operator ?? brand.operator
  const support = facts?.support ?? brand.support
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  const menu = footerMenu(siteOf(facts?.key, brand.key), isUser)
  const sections = menu.sections.map(({ title, entries }) => ({
    title,
    items: servedEntries(entries, served).map(itemOf),
  }))
  return (
    <Footer
      logo={{ shape: brand.logoShape, name: brand.name, note: brand.tagline }}
      about={brand.about}
      sections={sections.filter(({ items }) => items.length > 0)}
      support={{
        title: `Поддержка, ${support.hours}`,
        email: support.email,
        note: 'Не работает оплата или отчет опаздывает — пишите, номер заказа ставить не нужно.',
      }}
      operator={`${operator.name} · ИНН ${operator.inn} · ОГРН ${operator.ogrn} · ${operator.address}. Номер в реестре операторов персональных данных: ${operator.registryNumber}.`}
      disclaimer="Сервис не является официальным сайтом Росреестра и других ведомств."
      legal={menu.legal.map(itemOf)}
    />
  )

  function itemOf(entry: MenuEntry): NavItem {
    const { label } = entry
    if ('route' in entry) return { label, href: buildPath(entry.route) }
    if ('href' in entry) return { label, href: entry.href }
    if ('action' in entry && entry.action === 'offer') return { label, ...offerLink }
    return { label, onClick: () => setConsent(null) }
  }
}

/** Before the app runs the offer is a place of the privacy page. */
const offerLink: Pick<NavItem, 'href' | 'onClick'> = {
  href: `${buildPath('privacy')}#offer`,
  onClick: (event) => {
    event.preventDefault()
    openDialog({ kind: 'legal', document: 'offer' })
  },
}

/** The site of the host, and until the server has named it the first one of the brand. */
function siteOf(key: SiteKey | undefined, brand: BrandKey): Site {
  const site =
    SITES.find((candidate) => candidate.key === key) ?? SITES.find((other) => other.brand === brand)
  if (site === undefined) throw new RangeError(`No site of the brand ${brand}`)
  return site
}
