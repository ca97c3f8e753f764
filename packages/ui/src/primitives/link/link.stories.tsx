import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Anchor, LinkProvider } from './link-context.tsx'
import type { AnchorProps } from './link-context.tsx'
import { BackLink, Link, LinkButton } from './link.tsx'
import { DoAndDont } from '../private/do-and-dont.tsx'

const meta = {
  title: 'Части/Ссылка',
  component: Link,
  parameters: {
    guide: {
      about: 'Переход на другую страницу внутри текста.',
      use: 'Для перехода: на страницу, к разделу, в почту. В тексте подчеркнута, тихая — в подвале, «Назад» — над заголовком.',
      avoid: 'Если нажатие отправляет, удаляет или покупает, берите «Кнопку».',
    },
  },
} satisfies Meta<typeof Link>

export default meta

type Story = StoryObj<typeof meta>

const onPress = fn()
const onGo = fn((_href: string | undefined) => undefined)

export const Text: Story = { name: 'В тексте', args: { href: '#offer', children: 'Публичная оферта' } }
export const Quiet: Story = {
  name: 'Тихая',
  args: { href: '#offer', variant: 'quiet', children: 'Настройки cookie' },
}
export const Back: Story = {
  name: 'Назад',
  args: { href: '#' },
  render: () => <BackLink href="#">К результатам поиска</BackLink>,
}
export const Action: Story = {
  name: 'Действие',
  args: { href: '#' },
  render: () => <LinkButton onClick={onPress}>Забыли пароль?</LinkButton>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Забыли пароль?' }))
    await expect(onPress).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = {
  name: 'Телефон: длинная ссылка идет по строкам',
  globals: { viewport: { value: 'phone' } },
  args: {
    href: '#pd',
    children: 'Согласие на обработку персональных данных посетителей, покупателей и тех, кого они проверяют',
  },
  render: (args) => (
    <p>
      Нажимая «Оплатить», вы подтверждаете, что прочли <Link {...args} /> и не против.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getClientRects().length).toBeGreaterThan(1)
  },
}

/** Fakes the router of a site: it navigates without loading a page. */
function SiteAnchor({ href, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        onGo(href)
      }}
    >
      {children}
    </a>
  )
}
export const OfTheSite: Story = {
  name: 'Ссылки сайта: переход без загрузки страницы, и вовсе без вида',
  args: { href: '#inside', children: 'Тарифы' },
  render: (args) => (
    <LinkProvider value={SiteAnchor}>
      <p style={{ display: 'flex', gap: 24 }}>
        <Link {...args} />
        <Anchor href="#bare">Ссылка без вида</Anchor>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Тарифы' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Ссылка без вида' }))
    await expect(onGo.mock.calls).toEqual([['#inside'], ['#bare']])
    await expect(location.hash).not.toMatch(/inside|bare/)
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: (
          <p>
            Условия — в <Link href="#offer">публичной оферте</Link>.
          </p>
        ),
        why: 'Слова ссылки понятны сами по себе, в списке ссылок и с голоса.',
      }}
      wrong={{
        show: (
          <p>
            Условия оферты можно прочесть <Link href="#offer">здесь</Link>.
          </p>
        ),
        why: '«Здесь» вне фразы не ведет никуда.',
      }}
    />
  ),
}
