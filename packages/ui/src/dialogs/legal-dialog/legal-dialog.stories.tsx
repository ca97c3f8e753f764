import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { LegalDialog } from './legal-dialog.tsx'
import { LegalText } from './legal-text.tsx'

const meta = {
  title: 'Диалоги/Правовой текст',
  component: LegalDialog,
  parameters: {
    behind: 'checkout',
    guide: {
      about: 'Правовой текст, который прокручивается внутри окна.',
      use: 'Оферта, политика, согласия — поверх формы, чтобы прочесть и вернуться к введенному.',
      avoid: 'Для справки в два предложения берите «Окно-пояснение», для статьи — страницу.',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'Публичная оферта',
    version: 'Редакция от 01.10.2026',
    sections: Array.from({ length: 9 }, (_, i) => ({
      title: `${i + 1}. Раздел`,
      paragraphs: [
        'Исполнитель оказывает услугу на условиях стопроцентной предоплаты. Срок оказания — до семи рабочих дней.',
        `Пункт ${i + 1}.2.`,
      ],
    })),
  },
} satisfies Meta<typeof LegalDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = { name: 'Телефон: лист снизу', globals: { viewport: { value: 'phone' } } }
export const Short: Story = {
  name: 'Короткий: высота по тексту',
  args: {
    title: 'Согласие на письма',
    sections: [
      {
        title: 'На что вы соглашаетесь',
        paragraphs: ['Согласие можно отозвать в любой момент в настройках.'],
      },
    ],
  },
}
export const Loading: Story = {
  name: 'Текст в пути: место за ним держится',
  args: { sections: undefined, version: undefined },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Публичная оферта' })
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Загружаем текст')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const OnPage: Story = {
  name: 'Тот же текст на странице',
  render: ({ sections = [] }) => <LegalText sections={sections.slice(0, 2)} />,
}
export const Default: Story = {
  name: '[UI-040] Длинный текст прокручивается внутри',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Публичная оферта' })
    const scroller = screen.getByRole('document').parentElement!
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight))
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight)
  },
}
