import { LinkButton } from '@proverka/ui/primitives'

/** The password of an email was used or has expired: the message has a button with what to do about it (TRUE-10). */
export function MailedPasswordOver({ text, onReset }: { text: string; onReset: () => void }) {
  return (
    <>
      <p>{text}.</p>
      <LinkButton onClick={onReset}>Прислать новый пароль</LinkButton>
    </>
  )
}
