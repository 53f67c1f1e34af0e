import { chromium } from 'playwright-core';
const A='http://127.0.0.1:8096';
const j=async(p,o={})=>{const r=await fetch(A+p,o);const t=await r.text();try{return {status:r.status,body:JSON.parse(t)}}catch{return{status:r.status,body:t}}};
const login=await j('/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'admin@zelligecars.example',password:'secret-secret-1'})});
const token=login.body.data[0].accessToken;
const H={authorization:`Bearer ${token}`,'content-type':'application/json'};
const cars=await j('/api/entities/Cars/search',{method:'POST',headers:H,body:'{}'});
const car=cars.body.data[3];
const code=Array.from({length:6},()=> 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[Math.floor(Math.random()*32)]).join('').replace(/^(...)/,'$1-');
const day=new Date(Date.now()+ (40+Math.floor(Math.random()*30)*4)*864e5).toISOString().slice(0,10);
const b=await j('/api/entities/CarsBooking',{method:'POST',headers:H,body:JSON.stringify({carId:car.CarId,confirmationCode:code,customerName:'Amina El Fassi',customerEmail:'amina@example.com',customerPhone:'+212 612 345 678',driverLicense:'B 123456',pickupDate:{$date:day},dropoffDate:{$date:day},days:1,unitPrice:car.price,totalPrice:car.price,pickupTime:'10:30'})});
console.log(b.status,JSON.stringify(b.body).slice(0,200));
const id=b.body.data[0].id;
await new Promise(r=>setTimeout(r,7000));
const mails=await j('/api/mailing/bookings/'+id,{headers:H});
console.log(JSON.stringify(mails.body.data.map(({text,...m})=>m)));
console.log((await j('/api/mailing/status',{headers:H})).body);
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--headless','--no-sandbox','--disable-gpu']});
for (const [lang,w] of [['en',1280],['en',390],['ar',1280],['ar',390]]) {
  const ctx=await browser.newContext({viewport:{width:w,height:900},...(w<500&&{hasTouch:true,isMobile:true}),locale:lang});
  await ctx.addCookies([{name:'language',value:lang,url:A}]);
  const page=await ctx.newPage();
  page.on('console',m=>m.type()==='error'&&console.log('console',m.text()));
  const extra=[{id:9001,kind:'reminder',recipient:'amina@gmial.example',subject:'Your pickup on Friday: Dacia Duster (ABC-DEF)',state:'failed',attempts:1,createdAt:{$date:new Date().toISOString()},finishedAt:{$date:new Date().toISOString()},error:'Can\'t send mail - all recipients were rejected: 550 5.1.1 <amina@gmial.example>: Recipient address rejected: User unknown in virtual mailbox table'},
   {id:9000,kind:'message',recipient:'amina@example.com',subject:'Your car',text:'Hello',state:'sent',attempts:1,createdAt:{$date:new Date().toISOString()},finishedAt:{$date:new Date().toISOString()}},
   {id:8999,kind:'agency_changed',recipient:'hello@zelligecars.example',state:'waiting',attempts:2,createdAt:{$date:new Date().toISOString()},error:'connect ECONNREFUSED 127.0.0.1:587'}];
  await page.route('**/api/mailing/bookings/*',async r=>{const x=await r.fetch();const d=await x.json();d.data=[...extra,...d.data];await r.fulfill({response:x,json:d})});
  await page.route('**/api/mailing/status',async r=>{const x=await r.fetch();const d=await x.json();d.data[0]={...d.data[0],undelivered:3,bookings:[{id,confirmationCode:code},{id:2,confirmationCode:'KLM-234'}],moreBookings:1};await r.fulfill({response:x,json:d})});
  await page.goto(A+'/admin');
  await page.locator('input[type=email]').fill('admin@zelligecars.example');
  await page.locator('input[type=password]').fill('secret-secret-1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin**'); await page.locator('[class*=undelivered]').waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({path:`/tmp/run/shots/dash-${lang}-${w}.png`});
  await page.locator('[class*=undelivered] a').first().click();
  await page.locator('li details').first().waitFor();
  await page.locator('li details').nth(4).locator('summary').click();
  await page.waitForTimeout(800);
  const sec=page.locator('section',{has:page.locator('li details')}).last();
  await sec.screenshot({path:`/tmp/run/shots/list-${lang}-${w}.png`});
  console.log(lang,w,'overflow',await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth));
  await page.locator('li button').first().click();
  await page.locator('#resend-email-to').waitFor(); await page.waitForTimeout(500);
  await page.screenshot({path:`/tmp/run/shots/resend-${lang}-${w}.png`});
  if(lang==='en'&&w===1280){
    await page.locator('.ant-modal-footer button').first().click();
    await page.waitForTimeout(400);
    await page.getByRole('button',{name:'Send Status Update'}).click();
    await page.getByRole('dialog',{name:'Send Status Update Email'}).waitFor();
    await page.getByRole('dialog').getByRole('button',{name:'Send Email'}).click();
    await page.waitForTimeout(1500);
    await page.screenshot({path:`/tmp/run/shots/sent-${lang}-${w}.png`});
    const ms=await j('/api/mailing/bookings/'+id,{headers:H});
    console.log('MESSAGE TEXT\n'+ms.body.data[0].text);
  }
  await ctx.close();
}
await browser.close();
