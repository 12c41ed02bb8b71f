"""Prints a page as a PDF, in a window of WebKitGTK's own, as WebDriver cannot: print.py ADDRESS FILE dark|light"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

address, file, scheme = sys.argv[1:]
Gtk.Settings.get_default().props.gtk_application_prefer_dark_theme = scheme == "dark"
view = WebKit2.WebView.new_with_context(WebKit2.WebContext.new_ephemeral())
window = Gtk.Window(default_width=1200, default_height=800)
window.add(view)
window.show_all()

settings = Gtk.PrintSettings()
settings.set_printer("Print to File")
settings.set("output-uri", f"file://{file}")
settings.set("output-file-format", "pdf")
setup = Gtk.PageSetup()
setup.set_paper_size(Gtk.PaperSize.new("iso_a4"))
printing = WebKit2.PrintOperation(web_view=view, print_settings=settings, page_setup=setup)
# After a failure, too: then there is no file.
printing.connect("finished", Gtk.main_quit)
GLib.timeout_add_seconds(30, Gtk.main_quit)


def on_load(_, event):
    # Letters, and what scripts add, come after the load.
    if event == WebKit2.LoadEvent.FINISHED:
        GLib.timeout_add(1500, printing.print_)


view.connect("load-changed", on_load)
view.load_uri(address)
Gtk.main()
