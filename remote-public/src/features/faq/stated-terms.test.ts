import { STATED_TERMS } from 'shared-kit/domain';
import { readTexts } from 'shared-kit/testing/read-texts';

test.each(['faq.ANSWER.whichLicence', 'terms.TEXT.driverAge', 'myBooking.NEXT_TEXT.bring'])(
  '%s states the years of a license with which the console compares the terms',
  (id) => {
    expect(JSON.stringify(readTexts('remote-public', 'en')[id])).toContain(
      `at least ${STATED_TERMS.minLicenceYears} year`,
    );
  },
);
