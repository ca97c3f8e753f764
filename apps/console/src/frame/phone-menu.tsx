import { Modal } from '@proverka/ui/dialogs'
import { Anchor, Icon, MenuIcon } from '@proverka/ui/primitives'
import { useState } from 'react'
import { SignOutButton } from '../session/sign-out-button.tsx'
import { useSections } from './use-sections.ts'
import * as css from './frame.css.ts'

const IN_BAR = 4

/** The sections of a phone: four at the thumb, the others behind one more press. */
export function PhoneMenu() {
  const sections = useSections()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <nav className={css.phone} aria-label="Разделы">
      {sections.slice(0, IN_BAR).map(({ path, label, icon, isCurrent }) => (
        <Anchor
          key={path}
          className={css.phoneItem}
          href={path}
          {...(isCurrent && { 'aria-current': 'page' })}
        >
          <Icon icon={icon} size={20} />
          {label}
        </Anchor>
      ))}
      <button type="button" className={css.phoneItem} onClick={() => setIsOpen(true)}>
        <Icon icon={MenuIcon} size={20} />
        Еще
      </button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title="Разделы">
        <ul>
          {sections.slice(IN_BAR).map(({ path, label, icon, isCurrent }) => (
            <li key={path}>
              <Anchor
                className={css.item}
                href={path}
                onClick={() => setIsOpen(false)}
                {...(isCurrent && { 'aria-current': 'page' })}
              >
                <Icon icon={icon} size={18} />
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
        <SignOutButton />
      </Modal>
    </nav>
  )
}
