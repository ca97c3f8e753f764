import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackLink, Link, LinkButton } from './link.tsx'

const meta = {
  title: 'Части/Ссылка',
  component: Link,
  parameters: {
    guide: {
      use: 'Для\u00a0перехода: на\u00a0страницу, к\u00a0разделу, в\u00a0почту. В\u00a0тексте подчеркнута, тихая\u00a0— в\u00a0подвале, «Назад»\u00a0— над заголовком.',
      avoid: 'Если нажатие отправляет, удаляет или покупает, берите «Кнопку».',
    },
  },
} satisfies Meta<typeof Link>

export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = { name: 'В тексте', args: { href: '#offer', children: 'Публичная оферта' } }
export const Quiet: Story = {
  name: 'Тихая',
  args: { href: '#offer', look: 'quiet', children: 'Настройки cookie' },
}
export const Back: Story = {
  name: 'Назад',
  args: { href: '#' },
  render: () => <BackLink href="#">К результатам поиска</BackLink>,
}
export const Action: Story = {
  name: 'Действие',
  args: { href: '#' },
  render: () => <LinkButton>Забыли пароль?</LinkButton>,
}
