import { ButtonLink } from 'shared-kit/ui';
import { Section } from './section.tsx';
import { TerracottaBanner } from './terracotta-banner.tsx';

interface SupportBannerProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** An invitation to ask, with the link to the support page. */
export function SupportBanner({ title, text, action }: SupportBannerProps) {
  return (
    <Section>
      <TerracottaBanner title={title} text={text}>
        <ButtonLink to="/support" look="secondary" size="large">
          {action}
        </ButtonLink>
      </TerracottaBanner>
    </Section>
  );
}
