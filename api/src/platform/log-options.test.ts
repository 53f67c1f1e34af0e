import { Writable } from 'node:stream';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { STAFF, startTestApi } from '../../test/start-test-api.ts';
import { logOptions } from './log-options.ts';

test('the log has requests and errors without names, addresses, passwords and tokens', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const api = await startTestApi({ logger: { ...logOptions('trace'), stream } });
  try {
    await api.addCars(exampleCar());
    const token = await api.signIn();
    const request = exampleRequest({ customerName: 'Secret Person', customerEmail: 'secret.person@example.com' });
    await api.post('/api/entities/CarsBooking', request, { headers: { 'x-forwarded-for': '192.0.2.44' } });
    await api.post('/api/entities/CarsBooking', { ...request, customerPhone: 'wrong' });
    await api.post('/api/auth/login', { email: 'secret.person@example.com', password: 'secret password' });
    await api.post(
      '/api/mailing/send',
      { to: 'secret.person@example.com', subject: 'S', body: 'Secret body' },
      { token },
    );
    await api.post('/api/images/upload', '--x--', {
      token,
      headers: { 'content-type': 'multipart/form-data; boundary=x', cookie: `session=${token}` },
    });
    await api.get('/api/entities/CarsBooking/1?email=secret.person@example.com', { token });
    await api.get('/api/my-bookings/K7M-2QX/calendar.ics');
    await api.get('/api/my-bookings/K7M-2QX/calender');
    const failure = await api.get('/api/nothing/secret');
    await api.database.destroy();
    const broken = await api.get('/api/health');
    expect(broken.status).toBe(500);
    expect(JSON.stringify(broken.body)).not.toMatch(/driver|destroy|stack/i);

    const log = lines.join('');
    expect(log).not.toMatch(/secret\.person|Secret (Person|body)|secret password|192\.0\.2|127\.0\.0\.1/);
    expect(log).not.toContain(token);
    expect(log).not.toContain(STAFF.password);
    expect(log).not.toContain('test_');
    expect(log).not.toContain('K7M');
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Request answered');
    const line = (route: string, status: number) => expect.objectContaining({ route, status, ms: expect.any(Number) });
    expect(requests).toContainEqual(line('/api/my-bookings/:confirmationCode/calendar.ics', 404));
    expect(requests).toContainEqual(line('none', 404));
    expect(requests).toContainEqual(line('/api/entities/CarsBooking', 200));
    // One for each request.
    expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(requests.length);
    // The id of the answer finds the line.
    expect(log).toContain(`"reqId":"${broken.body.meta.requestId}"`);
    expect(failure.body.meta.requestId).toMatch(/\S/);
  } finally {
    await api.close();
  }
});
