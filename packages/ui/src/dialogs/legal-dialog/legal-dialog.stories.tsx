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
      avoid: 'Для справки в два предложения раскройте текст на месте, для статьи — страницу.',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'Публичная оферта',
    version: 'Редакция от 01.10.2026',
    sections: [
      {
        title: '1. Общие положения',
        paragraphs: [
          'Исполнитель готовит отчеты по сведениям открытых государственных реестров и передает их заказчику на сайте.',
          'Оплата заказа означает согласие с этой офертой целиком.',
        ],
      },
      {
        title: '2. Что получает заказчик',
        paragraphs: [
          'Отчет на странице заказа и файлом. В нем названы источник и время каждого ответа.',
          'Исполнитель не меняет слов реестра; пояснения к ним отделены от ответа.',
        ],
      },
      {
        title: '3. Срок',
        paragraphs: [
          'Срок зависит от источника и назван у каждого отчета до оплаты. Наибольший срок — семь рабочих дней.',
        ],
      },
      {
        title: '4. Цена и оплата',
        paragraphs: [
          'Услуга оплачивается вперед. Цена в заказе окончательная: после оплаты она не растет.',
          'Сначала тратится бонус, затем собственные деньги баланса, остаток оплачивается картой.',
        ],
      },
      {
        title: '5. Возврат денег',
        paragraphs: [
          'Если источник не ответил в срок, деньги за его часть возвращаются тем же путем, которым пришли.',
          'Ответ «сведений нет» — тоже ответ: за него деньги не возвращаются.',
        ],
      },
      {
        title: '6. Ответственность',
        paragraphs: [
          'Исполнитель отвечает за точность передачи сведений, источник — за их содержание.',
          'Отчет не заменяет проверки у нотариуса и личного осмотра объекта.',
        ],
      },
      {
        title: '7. Споры',
        paragraphs: ['Претензия рассматривается за десять рабочих дней с того дня, когда она пришла.'],
      },
    ],
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
