// The real element on the saved draft, in a frame of the studio: its address says language and theme.
const asked = new URLSearchParams(window.location.search);
const picker = document.createElement("kulla-apartment-picker");
picker.setAttribute("project", `/preview/project.json?saved=${asked.get("saved") ?? ""}`);
picker.setAttribute("locale", asked.get("locale") ?? "sq");
picker.setAttribute("theme", asked.get("theme") ?? "light");
document.documentElement.lang = asked.get("locale") ?? "sq";
document.body.append(picker);
